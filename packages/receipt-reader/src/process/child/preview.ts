// Makes a JPEG of a picture that cannot be shown as it came.
import {drawPreview} from '../../image/preview';
import {doOnce} from './do-once';

doOnce(drawPreview, Number(process.argv[2]));
