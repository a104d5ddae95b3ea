import {CodigoCadastro} from '@clube/backend';
import {createCodigosCadastro} from '../catalogue/codigos';
import {demoRecords} from './record';

demoRecords(CodigoCadastro, today => createCodigosCadastro(today).map(fields => ({fields})));
