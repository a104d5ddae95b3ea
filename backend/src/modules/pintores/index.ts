import {Cluster, Consentimento, Pintor} from './pintor';
import type {Application} from '@loopback/core';
import {requireActor} from '../../kernel/context';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {CodigoUsado} from '../pontos';
import {AnotacoesController} from './anotacoes/anotacoes.controller';
import {AnotacoesService} from './anotacoes/anotacoes.service';
import {CadastroService} from './cadastro/cadastro.service';
import {PhotoController, SEND_PHOTO} from './photo/photo.controller';
import {PhotoService} from './photo/photo.service';
import {profilePhoto} from './photo/declaration';
import {CepController} from './cep/cep.controller';
import {CepService} from './cep/cep.service';
import {EmailConfirmationService} from './email/confirmation.service';
import {EmailController} from './email/email.controller';
import {defineAccountEmails} from './email/account-jobs';
import {defineEmails} from './email/jobs';
import {IndiqueGanheController} from './indique-ganhe.controller';
import {PINTOR_METRICS} from './metrics';
import {NiveisController} from './niveis/niveis.controller';
import {nivelPicture} from './niveis/niveis.list';
import {NivelRegistrationService} from './niveis/nivel-registration.service';
import {NiveisService} from './niveis/niveis.service';
import {defineNivelNotification} from './niveis/notify-nivel';
import {ParceirosController} from './parceiros.controller';
import {OptionalConsentService} from './consents/optional.service';
import {TermosController} from './consents/termos.controller';
import {TermosService} from './consents/termos.service';
import {ProfileUpdateService} from './profile/profile-update.service';
import {SignInService} from './profile/sign-in.service';
import {ProfileService} from './profile/profile.service';
import {ParceiroSessionController} from './profile/parceiro-session.controller';
import {RecoveryController} from './recovery/recovery.controller';
import {RecoveryService} from './recovery/recovery.service';
import {IdentidadesService} from './social/identidades.service';
import {SocialNetworks} from './social/networks';
import {SocialController} from './social/social.controller';
import {AtivacaoService} from './staff/ativacao.service';
import {BulkAtivacaoService} from './staff/bulk-ativacao.service';
import {PintorDetailsService} from './staff/details.service';
import {PintorEditService} from './staff/edit.service';
import {PintoresStaffController} from './staff/staff.controller';
import {PINTORES_PERSONAL_DATA} from './personal-data';

export {AnotacoesService} from './anotacoes/anotacoes.service';
export {CadastroService} from './cadastro/cadastro.service';
export {EmailConfirmationService} from './email/confirmation.service';
export {IdentidadesService} from './social/identidades.service';
export {SQL_EMAIL} from './profile/columns';
export {CepService} from './cep/cep.service';
export {OptionalConsentService} from './consents/optional.service';
export {TermosService} from './consents/termos.service';
export {PhotoService} from './photo/photo.service';
export {directoryProfilePhoto} from './photo/declaration';
export {NiveisService} from './niveis/niveis.service';
export {nivelPicture} from './niveis/niveis.list';
export {ProfileUpdateService} from './profile/profile-update.service';
export {ProfileService} from './profile/profile.service';
export {AtivacaoService} from './staff/ativacao.service';
export {Consentimento, Pintor} from './pintor';

/** The painters: sign-up, login, profile, level, and the list for staff. */
export class PintoresModule implements Module {
  personal = PINTORES_PERSONAL_DATA;
  entities = [Cluster, Pintor, Consentimento];
  controllers = [
    ParceiroSessionController,
    ParceirosController,
    PintoresStaffController,
    AnotacoesController,
    PhotoController,
    EmailController,
    IndiqueGanheController,
    NiveisController,
    CepController,
    RecoveryController,
    SocialController,
    TermosController,
  ];
  services = [
    NiveisService,
    NivelRegistrationService,
    ProfileService,
    SignInService,
    EmailConfirmationService,
    CadastroService,
    ProfileUpdateService,
    PintorEditService,
    PintorDetailsService,
    AtivacaoService,
    BulkAtivacaoService,
    AnotacoesService,
    OptionalConsentService,
    TermosService,
    PhotoService,
    CepService,
    RecoveryService,
    SocialNetworks,
    IdentidadesService,
  ];

  async init(app: Application): Promise<void> {
    await app.get('services.BulkAtivacaoService');
    const profile = await app.get<ProfileService>('services.ProfileService');
    const photos = await app.get<PhotoService>('services.PhotoService');
    const niveis = await app.get<NiveisService>('services.NiveisService');
    await (await app.get<TermosService>('services.TermosService')).publish();
    (await app.get(Kernel.SESSIONS)).register('loja', (id, session) => profile.actor(id, session));
    (await app.get(Kernel.METRICS)).add(PINTOR_METRICS);
    (await app.get(Kernel.PICTURES)).register(nivelPicture);
    (await app.get(Kernel.NOTICES)).register(id => profile.recipient(id));
    (await app.get(Kernel.PICTURES)).register(profilePhoto, async (fileId, {kind}) => {
      if (kind === 'loja' || kind === 'painel') return true;
      return photos.isListed(fileId);
    });
    (await app.get(Kernel.PAGE_METADATA)).unlist('/esqueceu-senha/:uuid', '/confirmar-email');
    const throttle = await app.get(Kernel.THROTTLE);
    (await app.get(Kernel.UPLOAD_GATE)).register(SEND_PHOTO, () => throttle.photo(requireActor('loja').id));
    const confirmations = await app.get<EmailConfirmationService>('services.EmailConfirmationService');
    await defineEmails(app, confirmations);
    const jobs = await app.get(Kernel.JOBS);
    const events = await app.get(Kernel.EVENTS);
    defineNivelNotification({events, db: await app.get(Kernel.DB), notices: await app.get(Kernel.NOTICES)});
    const recoveries = await app.get<RecoveryService>('services.RecoveryService');
    await defineAccountEmails(app, recoveries);
    const cleanLinks = async () => {
      await confirmations.clean();
      await recoveries.clean();
    };
    jobs.define({name: 'pintores.links-vencidos', cron: '50 2 * * *', run: cleanLinks});
    events.subscribe({
      name: 'niveis.codigo-usado',
      event: CodigoUsado,
      handle: ({pintorId}) => niveis.reevaluate(pintorId),
    });
    jobs.define({name: 'pintores.niveis', cron: '30 3 * * *', run: () => niveis.reevaluateAll()});
  }
}
