import type {Module} from '../../kernel/module';
import {PreferenciasController} from './preferencias.controller';
import {PreferenciaService} from './preferencia.service';
import {VisaoService} from './visao.service';
import {VisoesController} from './visoes.controller';
import {PREFERENCIAS_PERSONAL_DATA} from './personal-data';

/** How each person of the staff has set up the panel: preferences, and lists as they are to be seen again. */
export class PreferenciasModule implements Module {
  personal = PREFERENCIAS_PERSONAL_DATA;
  controllers = [PreferenciasController, VisoesController];
  services = [PreferenciaService, VisaoService];
}
