/** What the demo's authors say about a match, put together two or three at a time. */
export const reasons = [
  'Ev sahibi son altı maçın dördünde ilk yarıda öne geçti ve skoru korumayı bildi.',
  'Konuk ekip deplasmanda savunmayı geriye kuruyor; topu rakibe bırakıp geçiş bekliyor.',
  'İki tarafın orta sahasında da birer eksik var, oyunun merkezi boş kalabilir.',
  'Aralarındaki son beş maçın üçü bu çizgide bitti; oran hâlâ geçen sezonu fiyatlıyor.',
  'Zemin ağır, rüzgâr kuvvetli: uzun top oynayan taraf avantajlı.',
  'Hafta içi kupa maçı oynandı, rotasyon bekliyorum; yedek kulübesi derin olan kazanır.',
  'Sayıları abartmamak lazım: örnek küçük. Bu yüzden birimi düşük tuttum.',
  'Oran açıldığından beri düştü, değer azaldı ama bitmedi.',
  'Hakem ortalamanın üzerinde kart gösteriyor; oyun sık duracak.',
  'İlk çeyrekte tempo yükselirse bu çizgi rahat geçilir.',
] as const;

/** How an analysis ends. */
export const cautions = [
  'Tahmin başlama anında kilitlenir ve sonradan değişmez. Kaybetmeyi göze alamayacağın parayla oynama.',
  'Bu bir öneri değil, gerekçesi yazılmış bir görüştür; birimi kendi bütçene göre sen belirle.',
  'Eksik kadro açıklanırsa maçtan uzak dur: pas geçmek de bir karardır.',
] as const;
