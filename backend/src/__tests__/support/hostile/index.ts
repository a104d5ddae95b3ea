// Hostile input for the API tests and the fuzzer, each created on demand.
export {CSV_REFUSED, CSV_TAKEN, HEADING} from './csv';
export {MB, type HostileFile} from './files';
export {HOSTILE_JSON} from './json';
export {HOSTILE_FORMS} from './multipart';
export {HOSTILE_PICTURES} from './pictures';
export {TUS_BEGINNINGS, TUS_PIECES} from './tus';
export {HOSTILE_VIDEOS} from './video';
export {XLSX_BOMBS, XLSX_MUCH, XLSX_REFUSED, XLSX_TAKEN} from './xlsx';
