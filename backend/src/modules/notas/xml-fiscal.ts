/** Whether the content is the XML of an NF-e, NFC-e or CF-e, by the elements that only those have. */
export const pareceXmlFiscal = (bytes: Uint8Array): boolean =>
  /<(\w+:)?(infNFe|infCFe|infCFeCanc)[\s>]/.test(Buffer.from(bytes).toString('latin1'));
