import {MUNICIPIOS_FAILED} from '@clube/domain';
import {defineRefusal} from '../../../kernel/refusals/refusals';

/** The document's own sentence (2-panel-foundations, 5): the city is then typed by hand. */
export const MunicipiosUnavailable = defineRefusal(503, 'MUNICIPIOS_INDISPONIVEIS', MUNICIPIOS_FAILED);
