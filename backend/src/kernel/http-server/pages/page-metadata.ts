/** What a link to a page shows in a messenger, and the tab before the page's own script runs. */
export interface PageMetadata {
  title: string;
  description: string;
  /** Its path on this site, for anybody to fetch; absent: the club's own picture. */
  image?: string | undefined;
}

type Found = PageMetadata | undefined;
/** Gets the path's parameters; undefined: nothing is known of this page. */
type Describe = (names: Readonly<Record<string, string>>) => Found | Promise<Found>;

/** How long a page waits for what is said of it: whoever opens it wants the page. */
const WAIT_MS = 500;

/** Which of the storefront's public pages says what of itself, as modules declare it. */
export class PageMetadataRegistry {
  private readonly pages: {pattern: RegExp; describe: Describe}[] = [];
  private readonly unlisted: RegExp[] = [];

  /** `path`: as the storefront's routes are written, `/premio/:codigo`. */
  add(path: string, describe: Describe | PageMetadata): void {
    this.pages.push({pattern: pathPattern(path), describe: typeof describe === 'function' ? describe : () => describe});
  }

  /** Pages whose address is a secret of whoever has it: search engines must not keep it; previews in messengers stay. */
  unlist(...paths: string[]): void {
    this.unlisted.push(...paths.map(pathPattern));
  }

  isUnlisted = (path: string): boolean => this.unlisted.some(pattern => pattern.test(path));

  /** Never fails and never waits long: a page is there also when what it shows cannot be looked up. */
  async of(path: string): Promise<Found> {
    for (const {pattern, describe} of this.pages) {
      const match = pattern.exec(path);
      if (match) return inTime(async () => describe(decoded(match.groups ?? {})));
    }
    return undefined;
  }
}

/** What addresses a path of the storefront's routes stands for; its names are the pattern's. */
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]{1,200})')}/?$`);

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

async function inTime(find: () => Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), WAIT_MS);
  });
  try {
    return await Promise.race([find(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
