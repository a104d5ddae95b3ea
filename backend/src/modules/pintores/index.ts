import {Cluster, Consentimento, Pintor} from './pintor';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {CadastroService} from './cadastro/cadastro.service';
import {PhotoController} from './photo/photo.controller';
import {PhotoService} from './photo/photo.service';
import {profilePhoto} from './photo/declaration';
import {CepController} from './cep/cep.controller';
import {CepService} from './cep/cep.service';
import {EmailConfirmationService} from './email/confirmation.service';
import {EmailController} from './email/email.controller';
import {defineEmails} from './email/jobs';
import {IndiqueGanheController} from './indique-ganhe.controller';
import {PINTOR_METRICS} from './metrics';
import {NiveisService} from './niveis/niveis.service';
import {ParceirosController} from './parceiros.controller';
import {ProfileUpdateService} from './profile/profile-update.service';
import {SignInService} from './profile/sign-in.service';
import {ProfileService} from './profile/profile.service';
import {ParceiroSessionController} from './profile/parceiro-session.controller';

export {CadastroService} from './cadastro/cadastro.service';
export {EmailConfirmationService} from './email/confirmation.service';
export {SQL_EMAIL} from './profile/columns';
export {PhotoService} from './photo/photo.service';
export {NiveisService} from './niveis/niveis.service';
export {ProfileUpdateService} from './profile/profile-update.service';
export {ProfileService} from './profile/profile.service';
export {Consentimento, Pintor} from './pintor';

/** The members: signing up, entering, their profile, their level, and the list that staff work with. */
export class PintoresModule implements Module {
  entities = [Cluster, Pintor, Consentimento];
  controllers = [
    ParceiroSessionController,
    ParceirosController,
    PhotoController,
    EmailController,
    IndiqueGanheController,
    CepController,
  ];
  services = [
    NiveisService,
    ProfileService,
    SignInService,
    EmailConfirmationService,
    CadastroService,
    ProfileUpdateService,
    PhotoService,
    CepService,
  ];

  async init(app: Application): Promise<void> {
    const profile = await app.get<ProfileService>('services.ProfileService');
    const niveis = await app.get<NiveisService>('services.NiveisService');
    (await app.get(Kernel.SESSIONS)).register('loja', (id, session) => profile.actor(id, session));
    (await app.get(Kernel.METRICS)).add(PINTOR_METRICS);
    (await app.get(Kernel.PICTURES)).register(profilePhoto, async (_, {kind}) => kind === 'loja' || kind === 'painel');
    const confirmations = await app.get<EmailConfirmationService>('services.EmailConfirmationService');
    await defineEmails(app, confirmations);
    const jobs = await app.get(Kernel.JOBS);
    jobs.define({name: 'pintores.links-vencidos', cron: '50 2 * * *', run: () => confirmations.clean()});
    jobs.define({name: 'pintores.niveis', cron: '30 3 * * *', run: () => niveis.reevaluateAll()});
  }
}
