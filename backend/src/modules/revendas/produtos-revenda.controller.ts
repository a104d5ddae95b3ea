import {inject, service} from '@loopback/core';
import {UNKNOWN_PRODUTO_PADRAO} from '@clube/domain';
import {fieldRefusal, Conflict} from '../../kernel/refusals/refusals';
import {LONG_CALL_MS, defineEndpoint, type Input} from '../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../kernel/http/routing/endpoint';
import {idParam} from '../../kernel/http/routing/shapes';
import {violatedUnique} from '../../kernel/persistence/constraint-violations';
import {REFUSED_EDITS} from '../../kernel/entities/writing/edit-conflict';
import type {Crud} from '../../kernel/entities/writing/crud';
import {importFile, importTotal} from '../../kernel/imports/calls/imports.endpoints';
import type {Imports} from '../../kernel/imports/imports';
import {REFUSED_SYNCHRONOUSLY} from '../../kernel/imports/refusals';
import {Kernel} from '../../kernel/keys';
import {produtosRevendaImport} from './produtos-revenda.import';
import {z} from 'zod';
import {ProdutoRevenda} from './produto-revenda';
import {RevendasService} from './revendas.service';

const CODIGO_TAKEN = 'Código já cadastrado nesta revenda';

const create = defineEndpoint('POST /api/produtos_revenda', {
  summary: 'Cadastra como uma revenda chama um produto do fabricante',
  body: ProdutoRevenda.create,
  answer: ProdutoRevenda.row,
  status: 201,
  refuses: [Conflict],
});

const change = ProdutoRevenda.change.pick({nome: true, valorUnitario: true}).meta({id: 'ProdutoRevendaMudanca'});
const update = defineEndpoint('PUT /api/produtos_revenda/{id}', {
  summary: 'Altera a descrição e o valor de um produto de uma revenda',
  description: 'Revenda e códigos não mudam: por eles as notas o reconhecem.',
  params: idParam,
  body: change,
  answer: ProdutoRevenda.row,
  refuses: [...REFUSED_EDITS],
});

const upload = defineEndpoint('POST /api/upload/produtos_revenda', {
  summary: 'Importa de um arquivo CSV ou XLSX os produtos de uma revenda, de uma vez: todas as linhas ou nenhuma',
  description: 'total: produtos novos e mudados. Com erros, a recusa diz as primeiras linhas e o número da importação.',
  body: z.strictObject({cnpjRevenda: ProdutoRevenda.create.shape.cnpjRevenda}).meta({id: 'ProdutosRevendaArquivo'}),
  files: importFile,
  answer: importTotal,
  timeoutMs: LONG_CALL_MS,
  refuses: REFUSED_SYNCHRONOUSLY,
});

@controller()
export class ProdutosRevendaController {
  constructor(
    @service(RevendasService) private readonly revendas: RevendasService,
    @inject(Kernel.CRUD) private readonly crud: Crud,
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
  ) {}

  @endpoint(upload)
  async upload({body, files}: Input<typeof upload>) {
    const {total} = await this.imports.importSynchronously(produtosRevendaImport.tipo, files, body);
    return {total};
  }

  @endpoint(update)
  update({params: {id}, body}: Input<typeof update>) {
    return this.crud.update(ProdutoRevenda, id, body);
  }

  @endpoint(create)
  async create({body}: Input<typeof create>) {
    const {codigoPadrao, cnpjRevenda} = body;
    if (!(await this.revendas.produtosByCodigo([codigoPadrao])).has(codigoPadrao))
      throw fieldRefusal({codigoPadrao: UNKNOWN_PRODUTO_PADRAO});
    if (!(await this.revendas.knows(cnpjRevenda))) throw fieldRefusal({cnpjRevenda: 'Revenda não encontrada'});
    return this.crud.create(ProdutoRevenda, body).catch((error: unknown) => {
      throw violatedUnique(error) ? Conflict({erro: CODIGO_TAKEN, campos: {codigo: CODIGO_TAKEN}}) : error;
    });
  }
}
