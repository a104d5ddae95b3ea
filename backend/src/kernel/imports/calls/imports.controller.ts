import {inject} from '@loopback/core';
import {civilDateOf} from '@clube/domain';
import {currentContext} from '../../context';
import {streamed} from '../../http/output/answer';
import {attachment} from '../../http/output/download';
import type {Input} from '../../http/routing/route';
import {controller, verb} from '../../http/routing/verb';
import {Kernel} from '../../keys';
import type {Lists} from '../../lists/lists';
import type {Parsers} from '../../parsers/parsers';
import type {Database} from '../../persistence/database';
import {NotFound} from '../../refusals/refusals';
import {errorsFile} from './errors-file';
import type {Imports} from '../imports';
import {importacoes, linhasDaImportacao} from './imports.list';
import * as routes from './imports.routes';
import {template} from './template';

/** Files of lines in the panel: sent, looked at, checked, written. */
@controller()
export class ImportsController {
  constructor(
    @inject(Kernel.IMPORTS) private readonly imports: Imports,
    @inject(Kernel.DB) private readonly db: Database,
    @inject('kernel.lists') private readonly lists: Lists,
    @inject(Kernel.PARSERS) private readonly parsers: Parsers,
  ) {}

  @verb(routes.tipos)
  tipos() {
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

  @verb(routes.modelo)
  modelo({params: {tipo}, query: {formato}}: Input<typeof routes.modelo>) {
    const kind = this.imports.kind(tipo);
    return streamed(template(kind, formato), attachment(`modelo ${kind.tipo}.${formato}`));
  }

  @verb(routes.listar)
  listar({query}: Input<typeof routes.listar>) {
    return this.lists.answer(importacoes, query);
  }

  @verb(routes.enviar)
  async enviar({body: {tipo}, files}: Input<typeof routes.enviar>) {
    return this.visible(await this.imports.receive(tipo, files));
  }

  @verb(routes.uma)
  uma({params: {id}}: Input<typeof routes.uma>) {
    return this.visible(id);
  }

  @verb(routes.ler)
  async ler({params: {id}, body}: Input<typeof routes.ler>) {
    return this.after(id, () => this.imports.choose(id, body));
  }

  @verb(routes.conferir)
  conferir({params: {id}}: Input<typeof routes.conferir>) {
    return this.after(id, () => this.imports.check(id));
  }

  @verb(routes.linhas)
  async linhas({params: {id}, query}: Input<typeof routes.linhas>) {
    await this.visible(id);
    return this.lists.answer(linhasDaImportacao, {...query, importacao: String(id)});
  }

  @verb(routes.erros)
  async erros({params: {id}}: Input<typeof routes.erros>) {
    const {nomeArquivo} = await this.visible(id);
    const stored = await this.imports.found(id);
    const stream = errorsFile({db: this.db, parsers: this.parsers}, await this.imports.fileOf(stored), stored);
    const name = `erros de ${nomeArquivo.replace(/\.\w+$/, '')} ${civilDateOf(currentContext().now)}.csv`;
    return streamed({stream, type: 'text/csv; charset=utf-8'}, attachment(name));
  }

  @verb(routes.gravar)
  gravar({params: {id}, body: {modo}}: Input<typeof routes.gravar>) {
    return this.after(id, () => this.imports.write(id, modo));
  }

  @verb(routes.cancelar)
  cancelar({params: {id}}: Input<typeof routes.cancelar>) {
    return this.after(id, () => this.imports.cancel(id));
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
