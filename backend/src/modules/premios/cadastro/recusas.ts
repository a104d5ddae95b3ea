import {defineRefusal} from '../../../kernel/errors';

export const CodigoCadastrado = defineRefusal(409, 'CONFLITO', 'Código já cadastrado');
