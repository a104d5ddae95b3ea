import type {Readable} from 'node:stream';
import {SaxesParser, type SaxesTagPlain} from 'saxes';
import {fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile} from 'yauzl';
import {UnreadableFile} from '../refusals';
import type {ImportFile} from './file';

/** Maximum bytes of an unpacked part: a sheet is streamed, all other parts are held in memory. */
const MAX_SHEET = 1024 * 1024 * 1024;
const MAX_TEXTS = 96 * 1024 * 1024;
const MAX_PART = 8 * 1024 * 1024;
/** Maximum compression ratio: no genuine sheet is packed better; a better one is made to fill the disk or memory. */
const MAX_RATIO = 400;
const SMALL = 1024 * 1024;
const MAX_ENTRIES = 5000;
/**
 * Maximum length of one tag with its attributes, or one text: Excel's largest cell with each character as an entity is
 * 200 kB.
 */
const MAX_TOKEN = 512 * 1024;
/** Bytes passed to the parser at a time. */
const XML_PIECE = 16 * 1024;
const MAX_ATTRIBUTES = 256;
const MAX_DEPTH = 64;
const LIMITS = {sheet: MAX_SHEET, texts: MAX_TEXTS, part: MAX_PART};

const DOCUMENT = 'A planilha não pôde ser lida. Salve-a de novo como .xlsx, ou como CSV.';
const TOO_LARGE = 'A planilha é grande demais para ser lida assim. Salve-a como CSV.';

/** The parts of a workbook, read by their offsets in the file: only requested parts are unpacked. */
export class Workbook {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws UnreadableFile if it is no workbook */
  static async open(file: ImportFile): Promise<Workbook> {
    try {
      const zip = await fromRandomAccessReaderPromise(new Ranges(file), file.bytes, {autoClose: false});
      if (zip.entryCount > MAX_ENTRIES) throw UnreadableFile({erro: DOCUMENT});
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Workbook(zip, entries);
    } catch (error) {
      throw asUnreadable(error);
    }
  }

  has = (name: string): boolean => this.entries.has(name);

  close(): void {
    this.zip.close();
  }

  /**
   * Parses an XML part and calls `handle` for every tag and text. Yields after each piece, so that the caller can take
   * its results; leaving the loop stops the reading.
   * @throws UnreadableFile for what is no XML, defines entities of its own, or exceeds the limit when unpacked
   */
  async *pieces(name: string, limit: keyof typeof LIMITS, handle: XmlHandler): AsyncGenerator<void> {
    const entry = this.entries.get(name);
    if (!entry) throw UnreadableFile({erro: DOCUMENT});
    const {uncompressedSize, compressedSize} = entry;
    if (uncompressedSize > LIMITS[limit]) throw UnreadableFile({erro: TOO_LARGE});
    if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MAX_RATIO)
      throw UnreadableFile({erro: DOCUMENT});
    const parser = parserOf(handle);
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let stream: Readable | undefined;
    try {
      stream = await this.zip.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        parser.write(decoder.decode(chunk, {stream: true}));
        yield;
      }
      parser.end(decoder.decode());
      yield;
    } catch (error) {
      throw asUnreadable(error);
    } finally {
      stream?.destroy();
    }
  }

  async read(name: string, limit: keyof typeof LIMITS, handle: XmlHandler): Promise<void> {
    for await (const _ of this.pieces(name, limit, handle));
  }
}

export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** The name without its namespace prefix, which some programs write. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

interface BoundedParser {
  write(text: string): void;
  end(text: string): void;
}

/**
 * The parser buffers a tag or text until it is complete. One longer than in any workbook is refused while its pieces
 * arrive, before it is buffered completely.
 */
function parserOf({open, text, close}: XmlHandler): BoundedParser {
  const parser = new SaxesParser({xmlns: false, position: false});
  const refuse = () => {
    throw UnreadableFile({erro: DOCUMENT});
  };
  let [unfinished, attributes, depth] = [0, 0, 0];
  const finished = () => (unfinished = attributes = 0);
  parser.on('error', error => {
    throw error;
  });
  // Spreadsheets have no DOCTYPE; one would only define entities.
  parser.on('doctype', refuse);
  parser.on('opentagstart', () => void finished());
  parser.on('attribute', () => void (++attributes > MAX_ATTRIBUTES && refuse()));
  parser.on('comment', () => void finished());
  parser.on('processinginstruction', () => void finished());
  parser.on('opentag', (tag: SaxesTagPlain) => {
    finished();
    if (!tag.isSelfClosing && ++depth > MAX_DEPTH) refuse();
    open?.(local(tag.name), tag.attributes);
  });
  const onText = (part: string) => {
    finished();
    text?.(part);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', tag => {
    finished();
    if (!tag.isSelfClosing) depth--;
    close?.(local(tag.name));
  });
  const write = (chunk: string) => {
    for (let at = 0; at < chunk.length; at += XML_PIECE) {
      const piece = chunk.slice(at, at + XML_PIECE);
      parser.write(piece);
      unfinished += piece.length;
      if (unfinished > MAX_TOKEN) refuse();
    }
  };
  return {
    write,
    end: rest => {
      write(rest);
      parser.close();
    },
  };
}

/** Converts the errors of the two libraries to UnreadableFile; disk errors are returned unchanged. */
function asUnreadable(error: unknown): unknown {
  if (!(error instanceof Error) || 'status' in error || 'syscall' in error) return error;
  return UnreadableFile({erro: DOCUMENT});
}

class Ranges extends RandomAccessReader {
  constructor(private readonly file: ImportFile) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.file.read({start, end: end - 1});
  }
}
