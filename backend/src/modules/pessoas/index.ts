import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {PESSOAS_PERSONAL} from './personal';
import {PessoasService} from './pessoas.service';

export {SQL_EARLIER_LIVES, SQL_LIVED_BEFORE, earlierLife} from './earlier-lives';
export {PessoasService} from './pessoas.service';
export {likelyLivesOf, livesOf} from './lives.sql';

/** Who is the same person: painters who were erased and signed up again. */
export class PessoasModule implements Module {
  personal = PESSOAS_PERSONAL;
  services = [PessoasService];

  async init(app: Application): Promise<void> {
    const pessoas = await app.get<PessoasService>('services.PessoasService');
    (await app.get(Kernel.PERSONAL)).beforeErasure(pintorId => pessoas.keep(pintorId));
    (await app.get(Kernel.JOBS)).define({name: 'pessoas.esquecer', cron: '40 3 * * *', run: () => pessoas.forget()});
    await pessoas.checkKey();
  }
}
