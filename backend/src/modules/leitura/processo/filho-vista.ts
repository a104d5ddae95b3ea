// Makes a JPEG of a picture that cannot be shown as it came.
import {desenharVista} from '../imagem/vista';
import {fazer} from './fazer';

fazer(desenharVista, Number(process.argv[2]));
