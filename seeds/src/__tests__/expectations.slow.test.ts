import {givenDay} from './given-day';

/**
 * Eleven in the morning in São Paulo, on days of which something is odd: the month's end, the leap day, a Sunday, the year's turn. None
 * lies so far ahead that points would have to expire after the database's own today, which the expiry refuses.
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
