import {randomBytes} from 'node:crypto';
import {BindingScope, inject, injectable, service} from '@loopback/core';
import {MAXIMO_ARQUIVOS, dataCivil, tipoArquivoAceito} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {Recusa} from '../../kernel/errors';
import type {ArquivoRecebido} from '../../kernel/http/multipart';
import type {Jobs} from '../../kernel/jobs/jobs';
import {Kernel} from '../../kernel/keys';
import type {Database} from '../../kernel/persistence/database';
import type {Storage} from '../../kernel/storage/storage';
import {ConfiguracaoService} from '../configuracoes';
import {PontosService, PontuacaoBloqueada, normalizarCodigo} from '../pontos';
import {NOTA_CHEGOU} from './chegada';
import {ArquivoGrande, ArquivoNaoAceito, ArquivosDemais, NotaRepetida, SemArquivo} from './recusas';

export interface Destino {
  nome: string;
  situacao: 'recebida' | 'recusada';
  id?: number;
  nomeArquivo?: string;
  erro?: string;
  codigo?: string;
}

/** Receipts arrive: each file is one, taken or refused by itself. */
@injectable({scope: BindingScope.SINGLETON})
export class EnviarService {
  constructor(
    @inject(Kernel.DB) private readonly db: Database,
    @inject(Kernel.STORAGE) private readonly storage: Storage,
    @inject(Kernel.JOBS) private readonly jobs: Jobs,
    @service(PontosService) private readonly pontos: PontosService,
    @service(ConfiguracaoService) private readonly configuracoes: ConfiguracaoService,
  ) {}

  async enviar(
    pintorId: number,
    arquivos: ArquivoRecebido[],
    codigo?: string,
  ): Promise<{mensagem: string; arquivos: Destino[]}> {
    if (arquivos.length === 0) throw SemArquivo();
    if (arquivos.length > MAXIMO_ARQUIVOS) throw ArquivosDemais();
    if (codigo) await this.conferirCodigo(pintorId, codigo);
    const destinos: Destino[] = [];
    let primeira: Recusa | undefined;
    let livre = codigo ? normalizarCodigo(codigo) : undefined;
    for (const arquivo of arquivos) {
      try {
        destinos.push({
          nome: arquivo.nomeOriginal,
          situacao: 'recebida',
          ...(await this.receber(pintorId, arquivo, livre)),
        });
        // A code sent along belongs to the first receipt that is accepted.
        livre = undefined;
      } catch (error) {
        if (!(error instanceof Recusa)) throw error;
        primeira ??= error;
        destinos.push({nome: arquivo.nomeOriginal, situacao: 'recusada', erro: error.message, codigo: error.codigo});
      }
    }
    const aceitas = destinos.filter(({situacao}) => situacao === 'recebida').length;
    if (aceitas === 0 && primeira)
      throw new Recusa(primeira.status, primeira.codigo, primeira.message, {arquivos: destinos});
    return {mensagem: resumo(aceitas, destinos.length), arquivos: destinos};
  }

  private async conferirCodigo(pintorId: number, codigo: string): Promise<void> {
    await this.pontos.codigos.achar(codigo, pintorId);
    await this.pontos.codigos.conferirLimites(pintorId, await this.configuracoes.atual());
  }

  /** The file is safe on disk before its row is written, and the row before the painter is told. */
  async receber(
    pintorId: number,
    arquivo: ArquivoRecebido,
    codigo?: string,
  ): Promise<{id: number; nomeArquivo: string}> {
    const tipo = conferirArquivo(arquivo);
    const nomeArquivo = `${randomBytes(12).toString('hex')}.${tipo.ext === 'heif' ? 'heic' : tipo.ext}`;
    const caminho = `notas/${dataCivil(currentContext().agora).slice(0, 7).replace('-', '/')}/${nomeArquivo}`;
    if (await this.repetida(pintorId, arquivo.sha256)) throw NotaRepetida();
    await this.storage.save(caminho, arquivo.caminho);
    try {
      const id = await this.db.tx(() =>
        this.registrar(pintorId, arquivo, {caminho, nomeArquivo, mime: tipo.mime, codigo}),
      );
      return {id, nomeArquivo};
    } catch (error) {
      // After a lost connection the commit may have held all the same, and a row must never point nowhere: then the
      // nightly sweep decides.
      if (error instanceof Recusa) await this.storage.remove(caminho);
      throw error;
    }
  }

  private async registrar(
    pintorId: number,
    arquivo: ArquivoRecebido,
    {caminho, nomeArquivo, mime, codigo}: {caminho: string; nomeArquivo: string; mime: string; codigo?: string},
  ): Promise<number> {
    const {agora} = currentContext();
    if ((await this.configuracoes.atual()).bloquearPontuacao) throw PontuacaoBloqueada();
    // Two uploads of one painter go one after the other, so that the same file at once is still found out.
    await this.db.query(`SELECT 1 FROM conta WHERE pintor_id = $1 FOR NO KEY UPDATE`, [pintorId]);
    if (await this.repetida(pintorId, arquivo.sha256)) throw NotaRepetida();
    const [nota] = await this.db.query<{id: number}>(
      `WITH f AS (
         INSERT INTO arquivo (caminho, nome_original, mime, bytes, sha256, criado_em) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id
       ), n AS (
         INSERT INTO nota (pintor_id, nome_arquivo, codigo_promocional, criado_em, atualizado_em) VALUES ($7, $8, $9, $6, $6) RETURNING id
       ), l AS (INSERT INTO nota_arquivo (nota_id, arquivo_id) SELECT n.id, f.id FROM n, f)
       INSERT INTO nota_evento (nota_id, para, tipo_ator, ator_id, ocorrido_em) SELECT n.id, 'pendente', 'loja', $7, $6 FROM n RETURNING nota_id AS id`,
      [
        caminho,
        arquivo.nomeOriginal,
        mime,
        arquivo.bytes,
        arquivo.sha256,
        agora,
        pintorId,
        nomeArquivo,
        codigo ?? null,
      ],
    );
    if (!nota) throw new Error('the receipt was not written');
    await this.jobs.enqueue(NOTA_CHEGOU, {notaId: nota.id});
    return nota.id;
  }

  /** The same file again, while what it was sent as is neither rejected nor cancelled. */
  private async repetida(pintorId: number, sha256: string): Promise<boolean> {
    const found = await this.db.one(
      `SELECT 1 FROM nota n JOIN nota_arquivo na ON na.nota_id = n.id JOIN arquivo a ON a.id = na.arquivo_id
        WHERE n.pintor_id = $1 AND a.sha256 = $2 AND n.estado NOT IN ('reprovada', 'cancelada')`,
      [pintorId, sha256],
    );
    return found !== undefined;
  }
}

function conferirArquivo({bytes, excedeu, tipo}: ArquivoRecebido): {ext: string; mime: string} {
  if (excedeu) throw ArquivoGrande();
  if (bytes === 0) throw ArquivoNaoAceito({erro: 'O arquivo está vazio'});
  const mime = tipo?.mime === 'image/heif' ? 'image/heic' : tipo?.mime;
  if (!tipo || !mime || !tipoArquivoAceito(mime)) throw ArquivoNaoAceito();
  return {ext: tipo.ext, mime};
}

function resumo(aceitas: number, total: number): string {
  if (aceitas === total) return total === 1 ? 'Nota enviada com sucesso' : `${total} notas enviadas com sucesso`;
  return `${aceitas} de ${total} arquivos enviados. Veja o que houve com os outros.`;
}
