// What runs in the reading process.
import {ownWork} from '@clube/confined/program';
import {readDocument} from '../../read-document';
import {serve} from './serve';

serve((files, options) => readDocument(files, {...options, clock: ownWork}), Number(process.argv[2]));
