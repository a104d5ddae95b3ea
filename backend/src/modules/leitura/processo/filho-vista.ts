// Makes a JPEG of a HEIC picture, which browsers cannot show.
import {desenharVista} from '../imagem/vista';
import {fazer} from './fazer';

fazer(desenharVista, Number(process.argv[2]));
