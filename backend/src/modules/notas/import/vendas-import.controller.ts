import {inject} from '@loopback/core';
import {z} from 'zod';
import {flag} from '../../../kernel/entities/wire';
import type {Input} from '../../../kernel/http/routing/define-endpoint';
import {LONG_CALL_MS, defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {importFile, importedGroups} from '../../../kernel/imports/calls/imports.endpoints';
import type {Imports} from '../../../kernel/imports/imports';
import {REFUSED_SYNCHRONOUSLY} from '../../../kernel/imports/refusals';
import {Kernel} from '../../../kernel/keys';
import {vendasImport} from './vendas.import';

const upload = defineEndpoint('POST /api/upload/vendas', {
  summary: 'Pontua as vendas de revendas do tipo Sistema, de um arquivo CSV ou XLSX',
  description:
    'Com um erro na conferência nada é pontuado. Depois cada venda é pontuada por si: total diz quantas, erros quantas linhas foram recusadas ou esperam uma segunda pessoa, com os motivos na importação.',
  body: z.strictObject({enviarMensagem: flag.optional()}).meta({id: 'VendasArquivo'}),
  files: importFile,
  answer: importedGroups,
  timeoutMs: LONG_CALL_MS,
  refuses: REFUSED_SYNCHRONOUSLY,
});

@controller()
export class VendasImportController {
  constructor(@inject(Kernel.IMPORTS) private readonly imports: Imports) {}

  @endpoint(upload)
  upload({body, files}: Input<typeof upload>) {
    return this.imports.importSynchronously(vendasImport.tipo, files, body);
  }
}
