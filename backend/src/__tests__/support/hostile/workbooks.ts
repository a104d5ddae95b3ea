import {packed, type Packed} from './packed';

/** Creates a ZIP archive; files that are already compressed are added unchanged. */
export function zipOf(files: Readonly<Record<string, string | Buffer | Packed>>): Buffer<ArrayBuffer> {
  const [parts, directory]: Buffer[][] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const {bytes, unpacked, crc} = typeof content === 'string' || Buffer.isBuffer(content) ? packed(content) : content;
    const of = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(unpacked, 18);
    common.writeUInt16LE(of.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, of, bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory?.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, of]));
    parts?.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory ?? []);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...(parts ?? []), list, end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface Sheets {
  /** The XML inside `sheetData`, or the whole compressed sheet, by the sheet's name. */
  sheets: Readonly<Record<string, string | Packed>>;
  /** The XML of the shared strings, each an `si` element. */
  texts?: string | Packed;
  /** The number formats (`numFmtId`) of the cell styles. */
  formats?: readonly number[];
  /** XML before the sheet's root element. */
  prolog?: string;
}

/** Creates a workbook with the parts that readers need, in Excel's order: sheets before the shared strings. */
export function workbookOf({sheets, texts, formats = [], prolog = ''}: Sheets): Buffer<ArrayBuffer> {
  const names = Object.keys(sheets);
  const types = names.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${XML}<Relationships><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns:r="${REL}"><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        typeof rows === 'string' ? `${XML}${prolog}<worksheet><sheetData>${rows}</sheetData></worksheet>` : rows,
      ]),
    ),
    ...(formats.length > 0 && {
      'xl/styles.xml': `${XML}<styleSheet><cellXfs>${formats.map(of => `<xf numFmtId="${of}"/>`).join('')}</cellXfs></styleSheet>`,
    }),
    ...(texts !== undefined && {
      'xl/sharedStrings.xml': typeof texts === 'string' ? `${XML}<sst>${texts}</sst>` : texts,
    }),
  });
}

/** The XML of rows with text cells. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells, i) =>
        `<row r="${i + 1}">${cells.map((text, at) => `<c r="${String.fromCharCode(65 + at)}${i + 1}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    )
    .join('');
