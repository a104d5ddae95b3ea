import {inject} from '@loopback/core';
import {civilDateOf} from '@clube/domain';
import {currentContext} from '../../context';
import {streamed} from '../../http/output/answer';
import {attachment} from '../../http/output/download';
import type {Input} from '../../http/routing/define-endpoint';
import {controller, endpoint} from '../../http/routing/endpoint';
import {Kernel} from '../../keys';
import type {Lists} from '../../lists/lists';
import type {Parsers} from '../../parsers/parsers';
import type {Database} from '../../persistence/database';
import {NotFound} from '../../refusals/refusals';
import {errorsFile} from './errors-file';
import type {Imports} from '../imports';
import {importacoes, linhasDaImportacao} from './imports.list';
import * as endpoints from './imports.endpoints';
import {template} from './template';

/** Imports of files in the panel: upload, preview, check, write. */
@controller()
export class ImportsController {
  constructor(
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.LISTS) private readonly lists: Lists,
    @inject(Kernel.PARSERS) private readonly parsers: Parsers,
  ) {}

  @endpoint(endpoints.kinds)
  kinds() {
    return this.imports.permitted().map(({tipo, titulo, fields}) => ({
      tipo,
      titulo,
      campos: Object.entries(fields).map(([campo, {titulo: of, obrigatorio, exemplo, ajuda}]) => ({
        campo,
        titulo: of,
        obrigatorio,
        exemplo,
        ajuda,
      })),
    }));
  }

  @endpoint(endpoints.template)
  template({params: {tipo}, query: {formato}}: Input<typeof endpoints.template>) {
    const kind = this.imports.kind(tipo);
    return streamed(template(kind, formato), attachment(`modelo ${kind.tipo}.${formato}`));
  }

  @endpoint(endpoints.list)
  list({query}: Input<typeof endpoints.list>) {
    return this.lists.answer(importacoes, query);
  }

  @endpoint(endpoints.send)
  async send({body: {tipo, parametros}, files}: Input<typeof endpoints.send>) {
    return this.visible(await this.imports.receive(tipo, files, parametros));
  }

  @endpoint(endpoints.get)
  get({params: {id}}: Input<typeof endpoints.get>) {
    return this.visible(id);
  }

  @endpoint(endpoints.read)
  async read({params: {id}, body}: Input<typeof endpoints.read>) {
    return this.after(id, () => this.imports.choose(id, body));
  }

  @endpoint(endpoints.check)
  check({params: {id}}: Input<typeof endpoints.check>) {
    return this.after(id, () => this.imports.check(id));
  }

  @endpoint(endpoints.lines)
  async lines({params: {id}, query}: Input<typeof endpoints.lines>) {
    await this.visible(id);
    return this.lists.answer(linhasDaImportacao, {...query, importacao: String(id)});
  }

  @endpoint(endpoints.correct)
  async correct({params: {id, linha}, body: {valores}}: Input<typeof endpoints.correct>) {
    const importacao = await this.after(id, () => this.imports.correct(id, linha, valores));
    const line = await this.lists.row(linhasDaImportacao, {id: linha, importacao: String(id)});
    if (!line) throw NotFound();
    return {importacao, linha: line};
  }

  @endpoint(endpoints.summary)
  async summary({params: {id}}: Input<typeof endpoints.summary>) {
    await this.visible(id);
    return this.imports.summary(id);
  }

  @endpoint(endpoints.errors)
  async errors({params: {id}}: Input<typeof endpoints.errors>) {
    const {nomeArquivo} = await this.visible(id);
    const stored = await this.imports.found(id);
    const stream = errorsFile({db: this.db, parsers: this.parsers}, await this.imports.fileOf(stored), stored);
    const name = `erros de ${nomeArquivo.replace(/\.\w+$/, '')} ${civilDateOf(currentContext().now)}.csv`;
    return streamed({stream, type: 'text/csv; charset=utf-8'}, attachment(name));
  }

  @endpoint(endpoints.write)
  write({params: {id}, body: {modo}}: Input<typeof endpoints.write>) {
    return this.after(id, () => this.imports.write(id, modo));
  }

  @endpoint(endpoints.cancel)
  cancel({params: {id}}: Input<typeof endpoints.cancel>) {
    return this.after(id, () => this.imports.cancel(id));
  }

  @endpoint(endpoints.undoPreview)
  async undoPreview({params: {id}}: Input<typeof endpoints.undoPreview>) {
    await this.visible(id);
    return this.imports.undoPreview(id);
  }

  @endpoint(endpoints.undo)
  undo({params: {id}}: Input<typeof endpoints.undo>) {
    return this.after(id, () => this.imports.undo(id));
  }

  private async after(id: number, change: () => Promise<void>) {
    await this.visible(id);
    await change();
    return this.visible(id);
  }

  private async visible(id: number) {
    const row = await this.lists.row(importacoes, {id});
    if (!row) throw NotFound({erro: 'Esta importação não existe, ou não é sua.'});
    return row;
  }
}
