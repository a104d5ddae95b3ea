import {inject} from '@loopback/core';
import {LONG_CALL_MS, defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {importFile, importedGroups} from '../../../kernel/imports/calls/imports.endpoints';
import type {Imports} from '../../../kernel/imports/imports';
import {REFUSED_SYNCHRONOUSLY} from '../../../kernel/imports/refusals';
import {Kernel} from '../../../kernel/keys';
import {saldoImport} from './saldo.import';

const upload = defineEndpoint('POST /api/upload/saldo_cartao', {
  summary: 'Anota os saldos dos cartões que a operadora informou, de um arquivo CSV ou XLSX',
  description:
    'Com um erro na conferência nada é anotado. Um cartão novo confirma o pedido do pintor; a situação confirma o bloqueio ou o desbloqueio pedido. total diz quantas linhas foram anotadas, erros quantas foram recusadas.',
  files: importFile,
  answer: importedGroups,
  timeoutMs: LONG_CALL_MS,
  refuses: REFUSED_SYNCHRONOUSLY,
});

@controller()
export class SaldoController {
  constructor(@inject(Kernel.IMPORTS) private readonly imports: Imports) {}

  @endpoint(upload)
  upload({files}: Input<typeof upload>) {
    return this.imports.importSynchronously(saldoImport.tipo, files);
  }
}
