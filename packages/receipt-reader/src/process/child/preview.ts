// Makes a JPEG of a picture that cannot be shown as it came.
import {desenharVista} from '../../image/preview';
import {fazer} from './do-once';

fazer(desenharVista, Number(process.argv[2]));
