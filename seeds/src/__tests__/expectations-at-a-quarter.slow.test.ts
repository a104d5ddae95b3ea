import {givenDay} from './given-day';

/** A selection, as all days at a quarter of the size would take longer than all other tests together. */
const DAYS = ['2026-11-26', '2027-01-31', '2024-02-29'].map(day => new Date(`${day}T02:30:00Z`));

describe('The promises of a quarter of the demo programme', function () {
  this.timeout(600_000);

  for (const now of DAYS)
    it(`are kept on ${now.toISOString()}`, async () => {
      await (await givenDay(now, 0.25)).stop();
    });
});
