import {defineRefusal} from '../../../kernel/refusals/refusals';

export const CodigoTaken = defineRefusal(409, 'CONFLITO', 'Código já cadastrado');
