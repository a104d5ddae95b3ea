import {BindingScope, inject, injectable, service} from '@loopback/core';
import {civilDateOf, isPastTerm, type ReadingState} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {requireActor, currentContext} from '../../../kernel/context';
import type {Jobs} from '../../../kernel/jobs/jobs';
import {Kernel} from '../../../kernel/keys';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {ConfiguracaoService} from '../../configuracoes';
import {ProdutoMatchingService} from '../../revendas';
import {openSecondCheck} from '../venda/second-check';
import {refuseUnderAnalysis} from '../analysis/under-analysis';
import {signFiles} from '../files/sign-files';
import {DUPLICATE, fileTypeSql} from '../lists/duplicate.sql';
import {lockNota} from '../events';
import {READING_LOST_MS, requestReading} from './request';
import type {AnsweredFile, NotaReading} from './schemas';
import type {StoredItem} from './store';
import {promote} from './promote';
import {StateForbids, NotaNotFound} from '../refusals';

type StoredReading = Omit<NotaReading, 'itens' | 'arquivos' | 'analise' | 'atrasada' | 'segundaConferencia'> & {
  itens: StoredItem[];
  criado_em: Date;
  analise_por: number | null;
  analise_nome: string | null;
  analise_ate: Date | null;
};

/** A receipt's reading, for the person who confirms it. */
@injectable({scope: BindingScope.SINGLETON})
export class ReadingsService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
    @service(ProdutoMatchingService) private readonly matching: ProdutoMatchingService,
  ) {}

  /** A receipt without a reading is an ordinary pending one. */
  async readingOfNota(id: number): Promise<NotaReading> {
    const storedReading = await this.storedReading(id);
    if (!storedReading) throw NotaNotFound();
    const {criado_em, analise_por, analise_nome, analise_ate, itens, ...reading} = storedReading;
    const {now} = currentContext();
    const {diasNotaAtrasada} = await this.configuracoes.current();
    const underAnalysis = analise_por !== null && analise_ate !== null && analise_ate > now;
    const {dataEmissao} = reading;
    return signFiles(this.urls, {
      ...reading,
      atrasada: dataEmissao !== null && isPastTerm(dataEmissao, civilDateOf(criado_em), diasNotaAtrasada),
      itens: await this.match(reading.cpfCnpj, itens),
      arquivos: await this.arquivos(id),
      segundaConferencia: await openSecondCheck(this.db, id),
      analise: {
        por: underAnalysis ? analise_nome : null,
        ate: underAnalysis ? analise_ate.toISOString() : null,
        minha: underAnalysis && analise_por === requireActor('painel').id,
      },
    });
  }

  private storedReading(id: number): Promise<StoredReading | undefined> {
    return this.db.one(sql<StoredReading>`
      SELECT n.criado_em, n.analise_por, n.analise_ate, u.nome AS analise_nome, coalesce(r.estado, 'nao_lida') AS estado, r.chave,
              r.tipo_fiscal AS "tipoFiscal", r.modelo, r.serie, r.numero, r.uf, r.cidade, r.cnpj AS "cpfCnpj", r.loja,
              r.data_emissao AS "dataEmissao", r.total, r.descontos, r.confianca, coalesce(r.certa, false) AS certa,
              coalesce(r.itens, '[]') AS itens, coalesce(r.campos, '{}') AS campos, coalesce(r.avisos, '[]') AS avisos,
              ${sql.raw(DUPLICATE)} AS "possivelDuplicata"
         FROM nota n LEFT JOIN nota_leitura r ON r.nota_id = n.id LEFT JOIN usuario u ON u.id = n.analise_por WHERE n.id = ${id}`);
  }

  /** Matches the shop's item names with the current product table, not the one at the time of reading. */
  private async match(cnpj: string | null, itens: StoredItem[]): Promise<NotaReading['itens']> {
    const matches = await this.matching.match(cnpj, itens);
    return itens.map((item, i) => {
      const {gtin: _g, unidade: _u, valoresCertos: _v, ...line} = promote(item, matches[i]);
      return {...line, produto: matches[i]?.produto ?? null, sugestoes: [...(matches[i]?.sugestoes ?? [])]};
    });
  }

  /** In the order of the file indexes in the reading. */
  private async arquivos(id: number): Promise<AnsweredFile[]> {
    const rows = await this.db.query(sql<AnsweredFile>`
      SELECT a.caminho AS "diretorioArquivo", '/arquivos/' || coalesce(a.vista, a.caminho) AS "arquivoUrl", coalesce(${sql.raw(fileTypeSql('a'))}, 'imagem') AS tipo, na.recorte
         FROM nota_arquivo na JOIN arquivo a ON a.id = na.arquivo_id WHERE na.nota_id = ${id} ORDER BY na.ordem, a.id`);
    return rows.map(row => signFiles(this.urls, row));
  }

  /** Queues a new reading of a pending receipt; a running one continues. */
  readAgain(id: number): Promise<{estado: 'em_leitura'}> {
    return this.db.tx(async () => {
      const nota = await lockNota(this.db, {id});
      if (nota.estado !== 'pendente') throw StateForbids();
      // Otherwise another person's open form would lose its reading.
      await refuseUnderAnalysis(this.db, nota);
      const before = await this.db.one(
        sql<{estado: ReadingState; atualizado_em: Date}>`
          SELECT estado, atualizado_em FROM nota_leitura WHERE nota_id = ${id}`,
      );
      const lost = currentContext().now.getTime() - READING_LOST_MS;
      if (before?.estado === 'em_leitura' && before.atualizado_em.getTime() > lost) return {estado: 'em_leitura'};
      await requestReading(this.db, this.jobs, id);
      await audit(this.db, {
        action: 'reler',
        entity: 'nota',
        entityId: id,
        before: {leitura: before?.estado ?? 'nao_lida'},
        after: {leitura: 'em_leitura'},
      });
      return {estado: 'em_leitura'};
    });
  }
}
