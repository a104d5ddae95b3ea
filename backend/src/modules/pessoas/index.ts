import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {PESSOAS_PERSONAL_DATA} from './personal-data';
import {PessoasService} from './pessoas.service';

export {SQL_EARLIER_ACCOUNTS, SQL_HAS_EARLIER_ACCOUNT, earlierAccount} from './earlier-accounts';
export {PessoasService} from './pessoas.service';
export {likelyAccountsOfPerson, accountsOfPerson} from './accounts-of-person.sql';

/** Recognises painters who were erased and signed up again. */
export class PessoasModule implements Module {
  personal = PESSOAS_PERSONAL_DATA;
  services = [PessoasService];

  async init(app: Application): Promise<void> {
    const pessoas = await app.get<PessoasService>('services.PessoasService');
    (await app.get(Kernel.PERSONAL_DATA)).beforeErasure(pintorId => pessoas.saveIdentifiers(pintorId));
    (await app.get(Kernel.JOBS)).define({
      name: 'pessoas.esquecer',
      cron: '40 3 * * *',
      run: () => pessoas.deleteExpired(),
    });
    await pessoas.checkKey();
  }
}
