// What runs in the reading process.
import {readDocument} from '../../read-document';
import {serve} from './serve';
import {ownWork} from '../clock';

serve((files, options) => readDocument(files, {...options, clock: ownWork}), Number(process.argv[2]));
