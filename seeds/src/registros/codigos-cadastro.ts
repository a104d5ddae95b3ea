import {CodigoCadastro} from '@clube/backend';
import {createCodigosCadastro} from '../catalogo/codigos';
import {registro} from './registro';

registro(CodigoCadastro, hoje => createCodigosCadastro(hoje).map(campos => ({campos})));
