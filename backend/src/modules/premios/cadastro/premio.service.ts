import {BindingScope, inject, injectable, service} from '@loopback/core';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import {NaoEncontrado, recusarCampos} from '../../../kernel/errors';
import type {ArquivoRecebido} from '../../../kernel/http/multipart';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import type {Crud} from '../../../kernel/resources/crud';
import type {Lists} from '../../../kernel/resources/lists';
import {EstoqueService} from './estoque.service';
import {FotoPremioService} from './foto-premio.service';
import {premios, premiosLoja} from './premios.resource';

export type Foto = Pick<ArquivoRecebido, 'caminho' | 'nomeOriginal'>;
export type DadosPremio = Record<string, unknown> & {quantidade?: number};
type Linha = Record<string, unknown> & {id: number};

/** The catalogue of prizes: staff keep it, painters and visitors see what is active. */
@injectable({scope: BindingScope.SINGLETON})
export class PremioService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject('kernel.crud') private readonly crud: Crud,
    @inject('kernel.lists') private readonly lists: Lists,
    @service(FotoPremioService) private readonly fotos: FotoPremioService,
    @service(EstoqueService) private readonly estoque: EstoqueService,
  ) {}

  listar(query: Record<string, string>) {
    return this.lists.answer(this.visiveis(), query);
  }

  async obter(id: number): Promise<Linha> {
    const [premio] = await this.lists.rows<Linha>(this.visiveis(), {filter: JSON.stringify({id})});
    if (!premio) throw NaoEncontrado();
    return premio;
  }

  /** Makes a prize; a stock that it starts with is its first movement. */
  criar(dados: DadosPremio, foto: Foto): Promise<Linha> {
    return this.fotos.guardar(foto, async fotoId => {
      const premio = await this.crud.create(premios, dados, {fotoId, criadoEm: currentContext().agora});
      await this.estoque.corrigir(premio.id, dados.quantidade ?? 0, 'Estoque inicial');
      return premio;
    });
  }

  /** Changes what is given. A stock that differs from what there is needs its reason. */
  alterar(id: number, dados: DadosPremio, motivoEstoque: string | undefined, foto?: Foto): Promise<Linha> {
    if (foto) return this.fotos.guardar(foto, fotoId => this.gravar(id, dados, motivoEstoque, fotoId));
    if (Object.keys(dados).length === 0) throw recusarCampos({'': 'Informe o que deve mudar'});
    return this.db.tx(() => this.gravar(id, dados, motivoEstoque));
  }

  private async gravar(id: number, dados: DadosPremio, motivoEstoque?: string, fotoId?: number): Promise<Linha> {
    const before = await this.travar(id);
    const difference = (dados.quantidade ?? before.quantidade) - before.quantidade;
    if (difference !== 0 && !motivoEstoque)
      throw recusarCampos({motivoEstoque: 'Informe o motivo da correção do estoque'});
    const after = await this.crud.update(premios, id, dados, fotoId === undefined ? {} : {fotoId});
    await this.estoque.corrigir(id, difference, motivoEstoque ?? '');
    if (fotoId !== undefined && before.fotoId !== null) await this.fotos.descartar(before.fotoId);
    return after;
  }

  /** The row as it is and stays until the end of the transaction: orders take from the same stock. */
  private async travar(id: number): Promise<{quantidade: number; fotoId: number | null}> {
    const premio = await this.db.one<{quantidade: number; fotoId: number | null}>(
      `SELECT quantidade, foto_id AS "fotoId" FROM premio WHERE id = $1 AND removido_em IS NULL FOR UPDATE`,
      [id],
    );
    if (!premio) throw NaoEncontrado();
    return premio;
  }

  /** Shows or hides many at once; answers how many of them there are. */
  ativar(ids: number[], ativo: boolean): Promise<number> {
    return this.db.tx(async () => {
      const found = await this.db.query<{id: number; ativo: boolean}>(
        `SELECT id, ativo FROM premio WHERE id = ANY($1) AND removido_em IS NULL ORDER BY id FOR UPDATE`,
        [ids],
      );
      if (found.length === 0) throw NaoEncontrado();
      for (const premio of found.filter(each => each.ativo !== ativo)) {
        await this.db.query(`UPDATE premio SET ativo = $2 WHERE id = $1`, [premio.id, ativo]);
        const change = {antes: {ativo: Number(premio.ativo)}, depois: {ativo: Number(ativo)}};
        await audit(this.db, {acao: 'alterar', entidade: 'premio', entidadeId: premio.id, ...change});
      }
      return found.length;
    });
  }

  remover(id: number): Promise<void> {
    return this.crud.remove(premios, id);
  }

  /** The tags that a filter can find something with, in the order of the alphabet. */
  async tags(): Promise<string[]> {
    const rows = await this.db.query<{tag: string}>(
      `SELECT tag FROM (SELECT DISTINCT unnest(tags) AS tag FROM premio WHERE ativo AND removido_em IS NULL) t
       ORDER BY tag COLLATE "pt-BR-x-icu"`,
    );
    return rows.map(({tag}) => tag);
  }

  private visiveis() {
    return currentContext().ator.tipo === 'painel' ? premios.list : premiosLoja;
  }
}
