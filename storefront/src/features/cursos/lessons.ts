import {countOf} from '@clube/domain';
import type {Aula, Curso} from './api';

/** All lessons of a course in order, across its modules. */
export const aulasOf = ({Modulos}: Pick<Curso, 'Modulos'>): Aula[] => Modulos.flatMap(({Aulas}) => Aulas);

/** The lesson to continue with: the first available and unfinished one, else the first. */
export const aulaToContinue = (curso: Pick<Curso, 'Modulos'>): Aula | undefined => {
  const aulas = aulasOf(curso);
  return aulas.find(({disponivel, concluida}) => disponivel && !concluida) ?? aulas[0];
};

export const aulaAfter = (curso: Pick<Curso, 'Modulos'>, id: number): Aula | undefined => {
  const aulas = aulasOf(curso);
  return aulas[aulas.findIndex(aula => aula.id === id) + 1];
};

/** Formats seconds as `6:42`, with hours only if there are any. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Formats seconds as `1 min 48 s`. */
function timeInWords(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.ceil(seconds % 60)];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`].filter(Boolean).join(' ');
}

/** Formats the rest of a video: `Faltam 1 min 48 s`, `Falta 1 min`. */
export function missingTime(seconds: number): string {
  const time = timeInWords(seconds);
  return `${/^1 \w+$/.test(time) ? 'Falta' : 'Faltam'} ${time}`;
}

/** Facts about a lesson, below its name: `9 min · tem avaliação`. */
export function aulaFacts({duracao, Avaliacoes}: Pick<Aula, 'duracao' | 'Avaliacoes'>): string {
  const length = duracao === null ? 'leitura' : duracao < 60 ? `${duracao} s` : `${Math.round(duracao / 60)} min`;
  return Avaliacoes.length > 0 ? `${length} · tem avaliação` : length;
}

/** `2 de 4 concluídas`. */
export const doneOf = (aulas: readonly Pick<Aula, 'concluida'>[]): string =>
  `${aulas.filter(({concluida}) => concluida).length} de ${countOf(aulas.length, 'concluída', 'concluídas')}`;

const MOST_CHARACTERS = 50;

/** Shortens a text for the list of lessons (document 1, §2). */
export const shortened = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text;

const MB = 1024 * 1024;

/** `1,2 MB`, `340 kB`. */
export const bytesInWords = (bytes: number): string =>
  bytes >= MB
    ? `${(bytes / MB).toLocaleString('pt-BR', {maximumFractionDigits: 1})} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;
