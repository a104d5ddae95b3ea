import assert from 'node:assert/strict';
import {nextStep, type Situation} from './next-step.ts';

const newcomer: Situation = {banners: 2, acceptedRules: false, wantsTutorial: true, hasPhoto: false};

describe('what stands between the login and the first screen', () => {
  it('comes one at a time, in the order of the contract', () => {
    const order: Partial<Situation>[] = [{banners: 1}, {banners: 0}, {acceptedRules: true}, {wantsTutorial: false}];
    const seen = [nextStep(newcomer)];
    let situation = newcomer;
    for (const change of order) {
      situation = {...situation, ...change};
      seen.push(nextStep(situation));
    }
    assert.deepEqual(seen, ['banners', 'banners', 'regulamento', 'tutorial', 'photo']);
    assert.equal(nextStep({...situation, hasPhoto: true}), undefined);
  });

  it('waits until it is known whether there are banners', () => {
    assert.equal(nextStep({...newcomer, banners: undefined}), 'wait');
  });

  it('leaves out what is not due', () => {
    assert.equal(nextStep({banners: 0, acceptedRules: true, wantsTutorial: false, hasPhoto: false}), 'photo');
  });
});
