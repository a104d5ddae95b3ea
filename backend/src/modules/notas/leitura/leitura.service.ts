import {BindingScope, inject, injectable, service} from '@loopback/core';
import {dataCivil, foraDoPrazo, type EstadoLeitura} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {actor, currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {ConfiguracaoService} from '../../configuracoes';
import {CasamentoService} from '../../revendas';
import {conferenciaAberta} from '../conferencia/conferencia';
import {recusarEmAnalise} from '../em-analise';
import {assinarArquivos} from '../assinar';
import {DUPLICATA, tipoDoArquivo} from '../duplicata.sql';
import {travarNota} from '../eventos';
import {LEITURA_PERDIDA_MS, pedirLeitura} from './pedido';
import type {ArquivoDaNota, LeituraDaNota} from './esquemas';
import type {ItemGuardado} from './guardar';
import {promover} from './promover';
import {EstadoNaoPermite, NotaNaoEncontrada} from '../recusas';

type Guardada = Omit<LeituraDaNota, 'itens' | 'arquivos' | 'analise' | 'atrasada' | 'segundaConferencia'> & {
  itens: ItemGuardado[];
  criado_em: Date;
  analise_por: number | null;
  analise_nome: string | null;
  analise_ate: Date | null;
};

/** What was read of a receipt, for the person who confirms it. */
@injectable({scope: BindingScope.SINGLETON})
export class LeituraService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @service(CasamentoService) private readonly casamento: CasamentoService,
  ) {}

  /** A receipt that nothing was read of is an ordinary pending one. */
  async daNota(id: number): Promise<LeituraDaNota> {
    const guardada = await this.guardada(id);
    if (!guardada) throw NotaNaoEncontrada();
    const {criado_em, analise_por, analise_nome, analise_ate, itens, ...lida} = guardada;
    const {agora} = currentContext();
    const {diasNotaAtrasada} = await this.configuracoes.atual();
    const emAnalise = analise_por !== null && analise_ate !== null && analise_ate > agora;
    const {dataEmissao} = lida;
    return assinarArquivos(this.urls, {
      ...lida,
      atrasada: dataEmissao !== null && foraDoPrazo(dataEmissao, dataCivil(criado_em), diasNotaAtrasada),
      itens: await this.casar(lida.cpfCnpj, itens),
      arquivos: await this.arquivos(id),
      segundaConferencia: await conferenciaAberta(this.db, id),
      analise: {
        por: emAnalise ? analise_nome : null,
        ate: emAnalise ? analise_ate.toISOString() : null,
        minha: emAnalise && analise_por === actor('painel').id,
      },
    });
  }

  private guardada(id: number): Promise<Guardada | undefined> {
    return this.db.one(sql<Guardada>`
      SELECT n.criado_em, n.analise_por, n.analise_ate, u.nome AS analise_nome, coalesce(r.estado, 'nao_lida') AS estado, r.chave,
              r.tipo_fiscal AS "tipoFiscal", r.modelo, r.serie, r.numero, r.uf, r.cidade, r.cnpj AS "cpfCnpj", r.loja,
              r.data_emissao AS "dataEmissao", r.total, r.descontos, r.confianca, coalesce(r.certa, false) AS certa,
              coalesce(r.itens, '[]') AS itens, coalesce(r.campos, '{}') AS campos, coalesce(r.avisos, '[]') AS avisos,
              ${sql.raw(DUPLICATA)} AS "possivelDuplicata"
         FROM nota n LEFT JOIN nota_leitura r ON r.nota_id = n.id LEFT JOIN usuario u ON u.id = n.analise_por WHERE n.id = ${id}`);
  }

  /** What the shop calls its own goods, in the words of the product table: as it stands now, not as when it was read. */
  private async casar(cnpj: string | null, itens: ItemGuardado[]): Promise<LeituraDaNota['itens']> {
    const casados = await this.casamento.casar(cnpj, itens);
    return itens.map((item, i) => {
      const {gtin: _g, unidade: _u, valoresCertos: _v, ...linha} = promover(item, casados[i]);
      return {...linha, produto: casados[i]?.produto ?? null, sugestoes: [...(casados[i]?.sugestoes ?? [])]};
    });
  }

  /** In the order in which places of the reading count them. */
  private async arquivos(id: number): Promise<ArquivoDaNota[]> {
    const rows = await this.db.query(sql<ArquivoDaNota>`
      SELECT a.caminho AS "diretorioArquivo", '/arquivos/' || coalesce(a.vista, a.caminho) AS "arquivoUrl", coalesce(${sql.raw(tipoDoArquivo('a'))}, 'imagem') AS tipo, na.recorte
         FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${id} ORDER BY na.ordem, a.id`);
    return rows.map(row => assinarArquivos(this.urls, row));
  }

  /** Reads a pending receipt again. One that is being read goes on being read. */
  reler(id: number): Promise<{estado: 'em_leitura'}> {
    return this.db.tx(async () => {
      const nota = await travarNota(this.db, {id});
      if (nota.estado !== 'pendente') throw EstadoNaoPermite();
      // What another person has before them is not emptied under their hands.
      await recusarEmAnalise(this.db, nota);
      const antes = await this.db.one(
        sql<{estado: EstadoLeitura; atualizado_em: Date}>`
          SELECT estado, atualizado_em FROM nota_leitura WHERE nota_id = ${id}`,
      );
      const perdida = currentContext().agora.getTime() - LEITURA_PERDIDA_MS;
      if (antes?.estado === 'em_leitura' && antes.atualizado_em.getTime() > perdida) return {estado: 'em_leitura'};
      await pedirLeitura(this.db, this.jobs, id);
      await audit(this.db, {
        acao: 'reler',
        entidade: 'nota',
        entidadeId: id,
        antes: {leitura: antes?.estado ?? 'nao_lida'},
        depois: {leitura: 'em_leitura'},
      });
      return {estado: 'em_leitura'};
    });
  }
}
