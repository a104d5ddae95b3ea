import {MUNICIPIOS_FAILED} from '@clube/domain';
import {defineRefusal} from '../../../kernel/refusals/refusals';

/** The contract's text (2-panel-foundations, 5): people then type the city. */
export const MunicipiosUnavailable = defineRefusal(503, 'MUNICIPIOS_INDISPONIVEIS', MUNICIPIOS_FAILED);
