import {defineRefusal, type RefusalKind} from '../refusals/refusals';
import type {ReceivedFile, FileLimits} from '../http/input/multipart';

export interface PictureOptions {
  /** Folder in the storage, and first part of its URLs below /arquivos; used by one declaration only. */
  folder: string;
  /**
   * `private`: readable with a session or signed URL, if the registered access rule permits it. `listed`: readable without
   * either, too, as long as that rule permits it.
   */
  visible: 'public' | 'private' | 'listed';
  /** Widths in pixels; the picture is stored once per width, and never enlarged. */
  widths: readonly number[];
  /** Name of the form field. */
  field?: string;
  /** Its label: "A foto deve ter até 15 MB". */
  noun?: 'foto' | 'imagem';
  /** Maximum number in one form. */
  maxFiles?: number;
  /** Message when a required picture is missing. */
  missing?: string;
}

/** A kind of picture, declared once: limits, refusals, folder and access. */
export interface Picture extends Readonly<Required<Omit<PictureOptions, 'missing'>>> {
  /** File limits for the endpoint that accepts it. */
  readonly upload: FileLimits;
  readonly refusals: Readonly<Record<'Missing' | 'Repeated' | 'TooLarge' | 'WrongKind' | 'Unreadable', RefusalKind>>;
}

const MAX_MB = 15;
const PLURAL = {foto: 'fotos', imagem: 'imagens'} as const;
const KINDS = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);
const OF_PHONES = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const HEIC = 'O formato HEIC não é aceito aqui. Envie em JPEG (no iPhone: Ajustes, Câmera, Formatos, Mais Compatível)';

export function picture(options: PictureOptions): Picture {
  const {
    field = 'foto',
    noun = 'foto',
    maxFiles = 1,
    missing = `${capital(noun)} obrigatória`,
    widths,
    ...rest
  } = options;
  if (widths.length === 0 || widths.some(width => !Number.isInteger(width) || width < 1))
    throw new Error(`${rest.folder}: widths are whole pixels`);
  const refusal = (status: number, kind: string, erro: string) =>
    atField(field, status, `${noun.toUpperCase()}_${kind}`, erro);
  return {
    ...rest,
    field,
    noun,
    maxFiles,
    widths: [...widths].sort((a, b) => a - b),
    upload: {fields: [field], maxFiles, bytes: MAX_MB * 1024 * 1024},
    refusals: {
      Missing: refusal(422, 'OBRIGATORIA', missing),
      Repeated: refusal(
        422,
        'REPETIDA',
        maxFiles === 1 ? `Envie uma ${noun} só` : `Envie até ${maxFiles} ${PLURAL[noun]}`,
      ),
      TooLarge: refusal(413, 'GRANDE_DEMAIS', `A ${noun} deve ter até ${MAX_MB} MB`),
      WrongKind: refusal(415, 'NAO_ACEITA', `Envie a ${noun} em JPEG, PNG ou WebP`),
      Unreadable: refusal(422, 'ILEGIVEL', `A ${noun} não pôde ser lida. Envie outra.`),
    },
  };
}

/** The refusals of an endpoint that accepts the picture; `Missing` is separate, as change requests may come without one. */
export const refusalsOfUpload = ({refusals: {Repeated, TooLarge, WrongKind, Unreadable}}: Picture): RefusalKind[] => [
  Repeated,
  TooLarge,
  WrongKind,
  Unreadable,
];

/**
 * The uploaded picture, if any; its type is detected from the content.
 * @throws the declaration's refusals when there are too many, one is too large or no picture.
 */
export const uploadedPicture = (picture: Picture, files: readonly ReceivedFile[]): ReceivedFile | undefined =>
  uploadedPictures(picture, files)[0];

/** The same for a declaration that accepts several. */
export function uploadedPictures(picture: Picture, files: readonly ReceivedFile[]): ReceivedFile[] {
  const {Repeated, TooLarge, WrongKind} = picture.refusals;
  const sent = files.filter(({field}) => field === picture.field);
  if (sent.length > picture.maxFiles) throw Repeated();
  for (const {tooLarge, type} of sent) {
    if (tooLarge) throw TooLarge();
    const mime = type?.mime ?? '';
    if (OF_PHONES.has(mime)) throw WrongKind({erro: HEIC, campos: {[picture.field]: HEIC}});
    if (!KINDS.has(mime)) throw WrongKind();
  }
  return sent;
}

/** Reports a refusal at the form field, too. */
function atField(field: string, status: number, codigo: string, erro: string): RefusalKind {
  const kind = defineRefusal(status, codigo, erro);
  const refuse = (extra: Parameters<RefusalKind>[0] = {}) => kind({campos: {[field]: erro}, ...extra});
  return Object.assign(refuse, {status, codigo, erro});
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
