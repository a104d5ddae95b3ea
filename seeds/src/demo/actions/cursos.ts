import {mkdir, rm} from 'node:fs/promises';
import {sql, type CursosService, type ReceivedFile} from '@clube/backend';
import PDFDocument from 'pdfkit';
import {DEMO_CURSOS, type DemoAula, type DemoCurso} from '../../catalogue/cursos';
import {VIDEO, captionsOf, drawLesson, renderBannerPicture, renderLessonPicture, renderVideo} from '../../images';
import {receivedFile} from '../../received-file';
import type {Services} from '../services';

const TYPES = {
  video: {ext: 'webm', mime: 'video/webm'},
  legenda: {ext: 'vtt', mime: 'text/vtt'},
  pdf: {ext: 'pdf', mime: 'application/pdf'},
};

type Body = Parameters<CursosService['create']>[0];

/** Creates the demo's courses with the services for staff. Returns the ids of the active ones, in order. */
export async function makeCursos(services: Services, folder: string): Promise<number[]> {
  await mkdir(folder, {recursive: true});
  const made: number[] = [];
  for (const curso of DEMO_CURSOS) {
    const id = await makeCurso(services, curso, folder);
    if (!curso.rascunho) made.push(id);
  }
  return made;
}

async function makeCurso(services: Services, curso: DemoCurso, folder: string): Promise<number> {
  const {drawing, modulos, rascunho, preco = 0, certificado = false, ...words} = curso;
  const capa = await receivedFile('linkCapaCurso', await renderBannerPicture({...drawing, codigo: curso.nome}), folder);
  const avaliacao = modulos.some(({aulas}) => aulas.some(({perguntas}) => perguntas));
  const body: Body = {...words, preco, certificado, avaliacao};
  const {id} = await services.cursos.create(body, capa, undefined);
  await rm(capa.path);
  for (const {aulas, ...modulo} of modulos) {
    const {id: idModulo} = await services.modulos.create(id, modulo);
    for (const aula of aulas) await makeAula(services, {id, idModulo}, aula, curso, folder);
  }
  if (!rascunho) await services.cursos.update(id, {ativo: true}, undefined, undefined);
  return id;
}

async function makeAula(
  services: Services,
  place: {id: number; idModulo: number},
  {nome, descricao, falas, perguntas, material}: DemoAula,
  {drawing}: DemoCurso,
  folder: string,
): Promise<void> {
  const frames = falas && drawLesson({titulo: nome, motif: drawing.motif, colour: drawing.colour, falas});
  const files: ReceivedFile[] = [];
  if (falas && frames) {
    files.push(await receivedFile('linkVideo', await renderVideo(frames), folder, TYPES.video));
    const captions = Buffer.from(captionsOf(falas, VIDEO.frameMs));
    files.push(await receivedFile('legenda', captions, folder, TYPES.legenda));
  }
  // The poster is a later frame of the video.
  const [, poster] = frames ?? [];
  const capa = poster ? await receivedFile('linkCapa', await renderLessonPicture(poster), folder) : undefined;
  if (capa) files.push(capa);
  const video = await services.courseFiles.video(files);
  const legenda = await services.courseFiles.legenda(files);
  const {id} = await services.aulas.create(place.id, place.idModulo, {nome, descricao}, {capa, video, legenda});
  const inAula = {...place, idAula: id};
  if (perguntas)
    await services.assessments.create(inAula, {
      nome: `Avaliação: ${nome}`,
      descricao: 'Sem tempo marcado.',
      perguntas: [...perguntas],
    });
  if (material && 'link' in material) await services.materials.create(inAula, material);
  if (material && 'ficha' in material) {
    const sheet = await receivedFile('link', await drawSheet(material.nome, material.ficha), folder, TYPES.pdf);
    await services.materials.create(inAula, {nome: material.nome}, sheet);
    files.push(sheet);
  }
  for (const {path} of files) await rm(path, {force: true});
}

async function drawSheet(title: string, text: string): Promise<Buffer> {
  const page = new PDFDocument({size: 'A4', lang: 'pt-BR', info: {Title: title, CreationDate: new Date(0)}});
  const parts: Buffer[] = [];
  const ended = new Promise(resolve => page.on('data', (part: Buffer) => parts.push(part)).on('end', resolve));
  page.font('Helvetica-Bold').fontSize(22).text(title).moveDown().font('Helvetica').fontSize(13).text(text).end();
  await ended;
  return Buffer.concat(parts);
}

/** The lessons of a course in order, with the correct answers. */
export const aulasOf = (services: Services, cursoId: number) =>
  services.db.query(
    sql<{id: number; duracao: number | null; avaliacao: number | null; perguntas: {resposta_correta: number}[] | null}>`
      SELECT a.id, a.duracao, v.id AS avaliacao, v.perguntas FROM modulo m JOIN aula a ON a.modulo_id = m.id
             LEFT JOIN avaliacao_aula v ON v.aula_id = a.id WHERE m.curso_id = ${cursoId} ORDER BY m.ordem, a.ordem`,
  );
