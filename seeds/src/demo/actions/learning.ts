import {addDays} from '@clube/domain';
import {VETERAN_CPF, type Pintor} from '../../catalogue';
import type {Random} from '../../random';
import type {Plan} from '../plan';
import {runAs} from '../services';
import {instant} from '../time';
import {aulasOf} from './cursos';
import {actorOf, memberOf, type Programme} from './programme';

/** Share of painters who take a course, and of those who first answer wrong. */
const TAKING_SHARE = 0.12;
const WRONG_FIRST = 0.35;
const PAGE = '/cursos';

type Aula = Awaited<ReturnType<typeof aulasOf>>[number];

/**
 * Lets painters take courses: the veteran has a certificate and is in the middle of the next; the others have any
 * progress.
 */
export async function takeCursos(
  programme: Programme,
  {pintores, today}: Plan,
  cursos: readonly number[],
): Promise<void> {
  const [first, second] = cursos;
  for (const pintor of pintores.filter(({aceitouRegulamento}) => aceitouRegulamento)) {
    const random = programme.random.fork(`cursos/${pintor.cpf}`);
    const day = addDays(today, -random.int(3, 40));
    if (pintor.cpf === VETERAN_CPF) {
      if (first) await take(programme, pintor, first, {lessons: 99, start: instant(addDays(today, -30), 1140), random});
      if (second) await take(programme, pintor, second, {lessons: 2, start: instant(addDays(today, -2), 1140), random});
    } else if (random.chance(TAKING_SHARE)) {
      const curso = random.pick(cursos);
      await take(programme, pintor, curso, {
        lessons: random.int(0, 6),
        start: instant(day, random.int(1080, 1260)),
        random,
      });
    }
  }
}

async function take(
  programme: Programme,
  pintor: Pintor,
  curso: number,
  {lessons, start, random}: {lessons: number; start: Date; random: Random},
): Promise<void> {
  const {services} = programme;
  const {id} = memberOf(programme, pintor);
  const aulas = await aulasOf(services, curso);
  let now = start.getTime();
  const at = <T>(seconds: number, work: () => Promise<T>) =>
    runAs(new Date((now += seconds * 1000)), actorOf(programme, pintor), work, PAGE);
  await at(0, () => services.catalogueOfCourses.enrol(id, curso));
  for (const [i, aula] of aulas.entries()) {
    if (i > lessons) return;
    const {duracao} = aula;
    if (duracao !== null) {
      await at(20, () => services.lessons.progress(id, aula.id, {posicao: 0, trechos: []}));
      // The last lesson is only watched in part.
      const until = i === lessons ? Math.round(duracao * 0.7) : duracao;
      await at(until, () => services.lessons.progress(id, aula.id, {posicao: until, trechos: [[0, until]]}));
    }
    if (i === lessons) return;
    if (aula.avaliacao !== null && random.chance(WRONG_FIRST))
      await at(60, () => services.lessons.finish(id, aula.id, answers(aula, 1)));
    await at(60, () => services.lessons.finish(id, aula.id, answers(aula, 0)));
  }
}

/** The answers: all correct, or shifted by this many options. */
const answers = ({avaliacao, perguntas}: Aula, beside: number) =>
  avaliacao === null
    ? []
    : [
        {
          id: avaliacao,
          respostas: (perguntas ?? []).map(({resposta_correta: right}, i) => ({
            pergunta: i + 1,
            resposta: ((right - 1 + beside) % 3) + 1,
          })),
        },
      ];
