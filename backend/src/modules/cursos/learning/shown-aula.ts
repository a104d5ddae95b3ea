import {missingSeconds, percentWatched, withoutAnswer, type AulaState} from '@clube/domain';
import {addressOf, shownMaterial, type AulaContent} from '../content';
import type {ProgressRow} from './enrolment';

/** A lesson for a painter. A locked one has no video, material or question; right answers are never included. */
export function shownAula(
  aula: AulaContent,
  state: AulaState,
  progress: ProgressRow | undefined,
  sign: (path: string) => string,
) {
  const {video, capa, legenda, materiais, avaliacao, duracao, assistirMinimo} = aula;
  const open = state !== 'indisponivel';
  const signed = (caminho: string | null) => (open && caminho !== null ? sign(`/arquivos/${caminho}`) : null);
  const watched = progress?.trechos ?? [];
  const perguntas = open ? (avaliacao?.perguntas ?? []).map(withoutAnswer) : [];
  const assessments = avaliacao && avaliacao.perguntas.length > 0 ? [avaliacao] : [];
  return {
    id: aula.id,
    nome: aula.nome,
    descricao: aula.descricao,
    linkVideo: signed(video),
    videoBytes: aula.videoBytes,
    linkCapa: addressOf(capa),
    capaImagens: aula.capaImagens,
    legenda: signed(legenda),
    duracao,
    assistirMinimo,
    disponivel: open,
    concluida: state === 'concluida',
    assistido: percentWatched(watched, duracao),
    faltam: state === 'concluida' ? 0 : missingSeconds(watched, duracao, assistirMinimo),
    posicao: progress?.posicao ?? 0,
    Materiais: materiais.map(material => ({
      ...shownMaterial(material, sign),
      ...(!open && {link: null}),
    })),
    Avaliacoes: assessments.map(({id, nome, descricao}) => ({
      id,
      nome,
      descricao,
      perguntas,
      tentativas: progress?.tentativas ?? 0,
    })),
  };
}
