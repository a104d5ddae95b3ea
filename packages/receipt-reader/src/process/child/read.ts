// Main file of the reading process.
import {ownCpuTime} from '@clube/confined/program';
import {readDocument} from '../../read-document';
import {serve} from './serve';

serve((files, options) => readDocument(files, {...options, clock: ownCpuTime}), Number(process.argv[2]));
