/** What a supplier is known for; one that does several has a code for each. */
export type GameProviderKind = 'casino' | 'live_casino' | 'virtual_sports';

/** A supplier of games: `code` as aggregators write it, in lower-case ASCII letters and digits. */
export interface GameProvider {
  readonly code: string;
  readonly name: string;
  readonly kind: GameProviderKind;
}

const namesByKind: Readonly<Record<GameProviderKind, Readonly<Record<string, string>>>> = {
  casino: {
    '1x2gaming': '1X2gaming',
    '3oaks': '3 Oaks Gaming',
    amatic: 'Amatic',
    amusnet: 'Amusnet',
    apollogames: 'Apollo Games',
    avatarux: 'AvatarUX',
    belatra: 'Belatra',
    betsoft: 'Betsoft',
    bgaming: 'BGaming',
    bigtimegaming: 'Big Time Gaming',
    blueprint: 'Blueprint Gaming',
    booming: 'Booming Games',
    booongo: 'Booongo',
    caleta: 'Caleta Gaming',
    ctgaming: 'CT Interactive',
    elk: 'ELK Studios',
    endorphina: 'Endorphina',
    evoplay: 'Evoplay',
    fantasma: 'Fantasma Games',
    fugaso: 'Fugaso',
    gameart: 'GameArt',
    gamomat: 'Gamomat',
    habanero: 'Habanero',
    hacksaw: 'Hacksaw Gaming',
    igrosoft: 'Igrosoft',
    igt: 'IGT',
    irondog: 'Iron Dog Studio',
    isoftbet: 'iSoftBet',
    kagaming: 'KA Gaming',
    kalamba: 'Kalamba Games',
    mascot: 'Mascot Gaming',
    merkur: 'Merkur Gaming',
    microgaming: 'Microgaming',
    mrslotty: 'MrSlotty',
    netent: 'NetEnt',
    netgame: 'NetGame',
    nolimitcity: 'Nolimit City',
    novomatic: 'Novomatic',
    onetouch: 'OneTouch',
    pgsoft: 'PG Soft',
    platipus: 'Platipus',
    playngo: "Play'n GO",
    playson: 'Playson',
    playtech: 'Playtech',
    pragmaticplay: 'Pragmatic Play',
    printstudios: 'Print Studios',
    pushgaming: 'Push Gaming',
    quickspin: 'Quickspin',
    redrake: 'Red Rake Gaming',
    redtiger: 'Red Tiger',
    reelkingdom: 'Reel Kingdom',
    relax: 'Relax Gaming',
    slotmill: 'Slotmill',
    smartsoft: 'SmartSoft Gaming',
    spadegaming: 'Spadegaming',
    spearhead: 'Spearhead Studios',
    spinomenal: 'Spinomenal',
    spribe: 'Spribe',
    stakelogic: 'Stakelogic',
    thunderkick: 'Thunderkick',
    tomhorn: 'Tom Horn Gaming',
    truelab: 'TrueLab',
    turbogames: 'Turbo Games',
    wazdan: 'Wazdan',
    yggdrasil: 'Yggdrasil',
  },
  live_casino: {
    absolutelive: 'Absolute Live Gaming',
    asiagaming: 'Asia Gaming',
    authentic: 'Authentic Gaming',
    betgamestv: 'BetGames',
    creedroomz: 'CreedRoomz',
    evolution: 'Evolution',
    ezugi: 'Ezugi',
    luckystreak: 'LuckyStreak',
    playtechlive: 'Playtech Live',
    pragmaticplaylive: 'Pragmatic Play Live',
    sagaming: 'SA Gaming',
    stakelogiclive: 'Stakelogic Live',
    tvbet: 'TVBET',
    vivogaming: 'Vivo Gaming',
    winfinity: 'Winfinity',
    xprogaming: 'XPG',
  },
  virtual_sports: {
    betradarvirtual: 'Betradar Virtual Sports',
    dsvirtual: 'DS Virtual Gaming',
    globalbet: 'Global Bet',
    goldenrace: 'Golden Race',
    inspired: 'Inspired',
    kironinteractive: 'Kiron Interactive',
    leapgaming: 'Leap Gaming',
    nsoft: 'NSoft',
    playtechvirtual: 'Playtech Virtual Sports',
    pragmaticplayvirtual: 'Pragmatic Play Virtual Sports',
    virtualgeneration: 'Virtual Generation',
  },
};

/** Every known supplier, casino first (D24). */
export const gameProviders: readonly GameProvider[] = [
  ...listProviders('casino'),
  ...listProviders('live_casino'),
  ...listProviders('virtual_sports'),
];

const nameByCode = new Map(gameProviders.map(({ code, name }) => [code, name]));

/**
 * The display name of a supplier's code, or the code itself when nobody knows it. Letter case does not count, and is
 * folded the same way on every machine: Turkish folding would turn `IGT` into `ıgt`.
 */
export function gameProviderName(code: string): string {
  return nameByCode.get(code.toLowerCase()) ?? code;
}

function listProviders(kind: GameProviderKind): readonly GameProvider[] {
  return Object.entries(namesByKind[kind]).map(([code, name]) => ({ code, name, kind }));
}
