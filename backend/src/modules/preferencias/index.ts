import type {Module} from '../../kernel/module';
import {PreferenciasController} from './preferencias.controller';
import {PreferenciaService} from './preferencia.service';
import {VisaoService} from './visao.service';
import {VisoesController} from './visoes.controller';
import {PREFERENCIAS_PERSONAL_DATA} from './personal-data';

/** Each staff user's settings of the panel: preferences and saved views of lists. */
export class PreferenciasModule implements Module {
  personal = PREFERENCIAS_PERSONAL_DATA;
  controllers = [PreferenciasController, VisoesController];
  services = [PreferenciaService, VisaoService];
}
