import type {Pergunta} from '@clube/domain';
import type {RenditionAnswer} from '../../kernel/images/answer';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

export interface MaterialRow {
  id: number;
  aulaId: number;
  nome: string;
  descricao: string;
  endereco: string | null;
  caminho: string | null;
  mime: string | null;
  bytes: number | null;
}

interface AvaliacaoRow {
  id: number;
  aulaId: number;
  nome: string;
  descricao: string;
  perguntas: Pergunta[];
}

interface AulaRow {
  id: number;
  moduloId: number;
  nome: string;
  descricao: string;
  ordem: number;
  assistirMinimo: number;
  duracao: number | null;
  video: string | null;
  videoBytes: number | null;
  capa: string | null;
  capaImagens: RenditionAnswer[];
  legenda: string | null;
  criadoEm: Date;
}

export interface AulaContent extends AulaRow {
  materiais: MaterialRow[];
  avaliacao: AvaliacaoRow | undefined;
}

export interface ModuloContent {
  id: number;
  nome: string;
  descricao: string;
  ordem: number;
  aulas: AulaContent[];
}

/** A course's modules with their lessons, both in order, without removed ones. */
export async function readContent(db: Database, cursoId: number): Promise<ModuloContent[]> {
  const modulos = await db.query(sql<{id: number; nome: string; descricao: string; ordem: number}>`
    SELECT id, nome, descricao, ordem FROM modulo WHERE curso_id = ${cursoId} AND removido_em IS NULL ORDER BY ordem, id`);
  const aulas = await db.query(sql<AulaRow>`
    SELECT t.id, t.modulo_id AS "moduloId", t.nome, t.descricao, t.ordem, t.assistir_minimo AS "assistirMinimo", t.duracao,
           v.caminho AS video, v.bytes AS "videoBytes", c.caminho AS capa, coalesce(c.imagens, '[]') AS "capaImagens",
           l.caminho AS legenda, t.criado_em AS "criadoEm"
      FROM aula t LEFT JOIN arquivo v ON v.id = t.video_id LEFT JOIN arquivo c ON c.id = t.capa_id
           LEFT JOIN arquivo l ON l.id = t.legenda_id
     WHERE t.modulo_id = ANY(${modulos.map(({id}) => id)}) AND t.removido_em IS NULL ORDER BY t.ordem, t.id`);
  const ids = aulas.map(({id}) => id);
  const materiais = await db.query(sql<MaterialRow>`
    SELECT m.id, m.aula_id AS "aulaId", m.nome, m.descricao, m.endereco, a.caminho, a.mime, a.bytes
      FROM material m LEFT JOIN arquivo a ON a.id = m.arquivo_id WHERE m.aula_id = ANY(${ids}) ORDER BY m.id`);
  const avaliacoes = await db.query(sql<AvaliacaoRow>`
    SELECT id, aula_id AS "aulaId", nome, descricao, perguntas FROM avaliacao_aula WHERE aula_id = ANY(${ids})`);
  return modulos.map(modulo => ({
    ...modulo,
    aulas: aulas
      .filter(({moduloId}) => moduloId === modulo.id)
      .map(aula => ({
        ...aula,
        materiais: materiais.filter(({aulaId}) => aulaId === aula.id),
        avaliacao: avaliacoes.find(({aulaId}) => aulaId === aula.id),
      })),
  }));
}

/** A material's type and address: an external page, or one of our files by an address signed for this session. */
export function shownMaterial(
  {id, nome, descricao, endereco, caminho, mime, bytes}: MaterialRow,
  sign: (path: string) => string,
) {
  const tipo = endereco !== null ? 'link' : mime === 'application/pdf' ? 'pdf' : 'imagem';
  const link = endereco ?? (caminho === null ? null : sign(`/arquivos/${caminho}`));
  return {id, nome, descricao, tipo, bytes, link} as const;
}

export const addressOf = (caminho: string | null): string | null => (caminho === null ? null : `/arquivos/${caminho}`);
