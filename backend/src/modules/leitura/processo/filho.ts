// What runs in the reading process.
import './constantes';
import {lerDocumento} from '../ler-documento';
import {atender} from './atender';

atender(lerDocumento, Number(process.argv[2]));
