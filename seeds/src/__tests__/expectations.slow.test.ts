import {givenDay} from './given-day';

/**
 * 11:00 in São Paulo on special days: end of a month, leap day, Sunday, turn of the year. None is so far in the future that
 * points would expire after the database's current date, which the expiry refuses.
 */
const DAYS = [
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
  '2026-11-30',
  '2026-12-31',
  '2027-01-01',
  '2027-01-31',
  '2027-02-28',
  '2027-03-01',
  '2024-02-29',
].map(day => new Date(`${day}T14:00:00Z`));

describe('The promises of the demo programme', function () {
  this.timeout(600_000);

  for (const now of DAYS)
    it(`are kept on ${now.toISOString()}`, async () => {
      await (await givenDay(now, 0.05)).stop();
    });
});
